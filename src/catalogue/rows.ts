/** The rows of a table by their names. */
export type Rows<Row> = Readonly<Record<string, Row extends unknown ? Omit<Row, 'name'> : never>>;

export const named = <Row>(rows: Rows<Row>): readonly Row[] =>
  Object.entries(rows).map(([name, row]) => ({ name, ...row }) as Row);
