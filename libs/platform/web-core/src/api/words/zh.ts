export const unreachable = '无法连接服务器，请检查网络';
