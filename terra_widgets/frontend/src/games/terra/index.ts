// Terra, as the bundle finds it.
export { TerraTable as Table } from "./table";
