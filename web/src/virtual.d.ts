declare module "virtual:icons/*" {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "virtual:coasts" {
  const path: string;
  export default path;
}
