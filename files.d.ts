/** The address of a font among the files of the build. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
