// Which table each game has. Another game adds its own here, and its parts in a folder of its name.
import type { ComponentType } from "preact";
import { NovaTable } from "./nova_ziemia/table";
import type { Seen, Shared } from "./snapshot";
import { Table } from "./table";
import { TerraTable } from "./terra/table";
import { Terrabilis } from "./terrabilis/table";

const TABLES: Record<string, ComponentType<Seen<never>>> = {
  terra: TerraTable,
  terra_futura: Table,
  terrabilis: Terrabilis,
  nova_ziemia: NovaTable,
};

export function AnyTable({ snapshot, send }: Seen<Shared>) {
  const OfTheGame = (TABLES[snapshot.game] ?? Table) as ComponentType<Seen<Shared>>;
  return <OfTheGame snapshot={snapshot} send={send} />;
}
