/** A request as it came over the wire, with what the vendor's SDK was given for it. */
export interface RecordedRequest {
  input: { to: string; from?: string; message: string; taskId: string };
  /** The line of the request. */
  line: string;
  date: string;
  nonce: string;
  authorization: string;
}

export const recordedKey = { id: 'LTAI-example-key', secret: 'example-secret' };
export const recordedHost = 'dysmsapi.ap-southeast-1.aliyuncs.com';

/**
 * Bytes that `sendMessageToGlobe` of the vendor's SDK wrote to a socket: `@alicloud/dysmsapi20180501` 1.0.10 with
 * `@alicloud/openapi-core` 1.0.8, on Node.js 20. The name of the host led to a local server, so that it was signed as
 * it is; the time and the nonce were those of the SDK. The script: `new Client(new Config({ accessKeyId,
 * accessKeySecret, endpoint: host, protocol: 'http' })).sendMessageToGlobe(new SendMessageToGlobeRequest(input))`.
 */
export const recordedRequests: readonly RecordedRequest[] = [
  {
    input: {
      to: '4915112345678',
      from: 'Caravan',
      message: 'Caravan: Your parcel is on its way. https://shop.example/package/detail?id=7',
      taskId: 'msg-1',
    },
    line: 'POST /?From=Caravan&Message=Caravan%3A%20Your%20parcel%20is%20on%20its%20way.%20https%3A%2F%2Fshop.example%2Fpackage%2Fdetail%3Fid%3D7&TaskId=msg-1&To=4915112345678 HTTP/1.1',
    date: '2026-11-30T06:01:58Z',
    nonce: '2f749372e829304779474fcf239b2100adb30a2dd0a6c0f15a8b5072774298ee',
    authorization:
      'ACS3-HMAC-SHA256 Credential=LTAI-example-key,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-credentials-provider;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=ceb11e0e58163c8f3167e4e340d0052c201bba69e3b2f1c977f539c9b703e947',
  },
  {
    input: {
      to: '8521245567890',
      message: '大篷车：您的包裹已寄出，单号 RR123456789CN。',
      taskId: 'msg-2',
    },
    line: 'POST /?Message=%E5%A4%A7%E7%AF%B7%E8%BD%A6%EF%BC%9A%E6%82%A8%E7%9A%84%E5%8C%85%E8%A3%B9%E5%B7%B2%E5%AF%84%E5%87%BA%EF%BC%8C%E5%8D%95%E5%8F%B7%20RR123456789CN%E3%80%82&TaskId=msg-2&To=8521245567890 HTTP/1.1',
    date: '2026-11-30T06:01:59Z',
    nonce: '18ef484fea3d5f6fa75700e7f9de62b4f51c23d737f115a94adce0c6b817bda6',
    authorization:
      'ACS3-HMAC-SHA256 Credential=LTAI-example-key,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-credentials-provider;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=c5ea9e1f9712dc61611d38b3a446bd0995349e54c27f6ec7e42c2c22b1c1316b',
  },
  {
    input: {
      to: '4366412345678',
      from: 'Caravan',
      message: 'Übergröße & Maße: 100 % — "ok" (a+b=c) *~!\' /?#[]@:;,$ €\n2',
      taskId: 'msg_3',
    },
    line: 'POST /?From=Caravan&Message=%C3%9Cbergr%C3%B6%C3%9Fe%20%26%20Ma%C3%9Fe%3A%20100%20%25%20%E2%80%94%20%22ok%22%20(a%2Bb%3Dc)%20*~!%27%20%2F%3F%23%5B%5D%40%3A%3B%2C%24%20%E2%82%AC%0A2&TaskId=msg_3&To=4366412345678 HTTP/1.1',
    date: '2026-11-30T06:01:59Z',
    nonce: 'ddcf1564416536cefcffda0ce1dafc424fe37113e43addd1d1563de7dc8ec7bd',
    authorization:
      'ACS3-HMAC-SHA256 Credential=LTAI-example-key,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-credentials-provider;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=3d1d262c80719a9307f688e4f3cc5fe3b8be58f6e53890cbb8af6f104c115718',
  },
  {
    input: {
      to: '14155550123',
      from: '12345',
      message: '😀 emoji',
      taskId: 'Äx 4',
    },
    line: 'POST /?From=12345&Message=%F0%9F%98%80%20emoji&TaskId=%C3%84x%204&To=14155550123 HTTP/1.1',
    date: '2026-11-30T06:01:59Z',
    nonce: '3cc1e0dbbbbdff417b3ed92c0015c5123ec8139740d9c9942b743755e7ba6808',
    authorization:
      'ACS3-HMAC-SHA256 Credential=LTAI-example-key,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-credentials-provider;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=da5ab56f77df38cf2da790b0d642f08d9084f7bf4a14bbfd84f926c4dc11b545',
  },
];
