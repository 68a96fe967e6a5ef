import { keepSockets } from '../lib/attacker.mjs';

const connections = 200;

/** Uploads that never end, also to a package that does not exist. */
export default {
  order: 910,
  name: 'under attack: unfinished uploads',
  attack: async ({ address, shop }) => {
    const shoppers = await shop.shoppers(4);
    const { token } = shoppers.at(-1);
    const paths = ['/v1/packages/CV-1/review', '/v1/users/alter_avatar', '/v1/cart/pictures'];
    const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const bytes = 'x'.repeat(1_900_000);
    return keepSockets(
      address,
      connections,
      (index) =>
        `POST ${paths[index % paths.length]} HTTP/1.1\r\nhost: ${address.host}\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 2000000\r\n\r\n${part}${bytes}`,
    );
  },
};
