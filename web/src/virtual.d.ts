declare module "virtual:icons/*" {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "virtual:icon-names/*" {
  const names: string[];
  export default names;
}
declare module "virtual:coasts" {
  const path: string;
  export default path;
}
