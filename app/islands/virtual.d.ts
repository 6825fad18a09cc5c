declare module "virtual:niho/islands" {
  /** The address of `start.ts` as it was built. */
  const address: string;
  export default address;
}
