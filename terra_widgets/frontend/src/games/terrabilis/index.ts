// Terrabilis, as the bundle finds it.
export { picture } from "./pictures";
export { Terrabilis as Table } from "./table";
