export const unreachable = '无法连接服务器，请检查网络';
export const otherAccount = '您现在登录的是另一个账户，因此内容没有提交。已填写的内容会为原来的账户保留。';
