declare module "virtual:niho/islands" {
  /** Address of the built `start.ts`. */
  const address: string;
  export default address;
  /** Addresses of the built files that all React islands need; none in development. */
  export const react: readonly string[];
}
