// Terrabilis, as the bundle finds it.
export { Terrabilis as Table } from "./table";
