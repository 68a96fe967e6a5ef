// The tools with which rows make their data: API calls, shoppers, a product, the database.
import pg from 'pg';

const password = 'ferry2468';

export const makeShop = ({ url, connection, staff }) => {
  const pool = new pg.Pool({ ...connection, max: 2 });
  const registered = [];

  const call = async (method, path, { token, body, headers = {}, language = 'en' } = {}) => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        'client-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text).data;
  };

  const register = async (number) => {
    const email = `bench-${number}@example.test`;
    const { token } = await call('POST', '/users', {
      body: { email, password, password_confirm: password, agree: true },
    });
    return { email, password, token };
  };

  let staffSession;
  let found;
  return {
    url,
    call,
    async shoppers(count) {
      while (registered.length < count) registered.push(await register(registered.length));
      return registered.slice(0, count);
    },
    staffToken: () => (staffSession ??= call('POST', '/login', { body: staff }).then(({ token }) => token)),
    product: () =>
      (found ??= (async () => {
        const link = `${url}/demo-shop/canvas-tote`;
        return { link, goods: await call('GET', `/goods?url=${encodeURIComponent(link)}`) };
      })()),
    sql: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
};
