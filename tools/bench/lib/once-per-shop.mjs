/** Makes data once for each shop and name, for all rows that read it. */
export const oncePerShop = () => {
  const shops = new WeakMap();
  return (shop, name, make) => {
    const made = shops.get(shop) ?? new Map();
    shops.set(shop, made);
    if (!made.has(name)) made.set(name, make(made.size));
    return made.get(name);
  };
};
