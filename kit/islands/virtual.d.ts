declare module "virtual:niho/islands" {
  /** Address of the built `start.ts`. */
  const address: string;
  export default address;
}
