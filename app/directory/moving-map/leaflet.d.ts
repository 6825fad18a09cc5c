/** The package's own module; its types are those of the package. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}
