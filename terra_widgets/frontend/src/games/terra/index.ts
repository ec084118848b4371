// Terra, as the bundle finds it.
export { picture } from "./cards";
export { TerraTable as Table } from "./table";
