// Nova Ziemia, as the bundle finds it.
export { NovaTable as Table } from "./table";
