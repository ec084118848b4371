// Nova Ziemia, as the bundle finds it.
export { picture } from "./terrain";
export { NovaTable as Table } from "./table";
