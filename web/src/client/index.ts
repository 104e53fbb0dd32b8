/**
 * A client of `seance serve`, without any page: the lobby, and one pair of eyes at a table. docs/protocol.md
 * tells how.
 */
export { Lobby, Problem, type LobbySetting } from "./lobby";
export { mergePatch } from "./patch";
export {
  blank,
  Refusal,
  TableClient,
  type AnyView,
  type Heard,
  type Known,
  type Line,
  type TableSetting,
} from "./table";
