/** As much of it as we use: the package's own declarations are of its C functions alone. */
declare module "libheif-js/wasm-bundle.js" {
  type Shown = { data: Uint8ClampedArray; width: number; height: number };
  type Image = {
    is_primary: () => boolean;
    get_width: () => number;
    get_height: () => number;
    /** Fills `into` with RGBA, and calls with it, or with null when it cannot be decoded. */
    display: (into: Shown, done: (shown: Shown | null) => void) => void;
  };
  const libheif: { HeifDecoder: new () => { decode: (file: Uint8Array) => Image[] } };
  export default libheif;
}
