/** For parts that Ark hands more props than the page may show: a style attribute, a role's wrong neighbour. */
export const withoutProps = <Props extends object>(props: Props, names: readonly (keyof Props)[]): Props => {
  const rest = { ...props };
  for (const name of names) delete rest[name];
  return rest;
};
