#!/bin/sh
# address-parse 1.2.19 takes apart an address as people in China send it in a chat: place, street, name and mobile, with commas
# or spaces between. It has the shortest piece for the name. With the country's code before the mobile, as it is written from
# abroad, the receiver is called "+86", or "+" where there is no space behind it, and the true name stands at the end of the
# street; a number of Hong Kong gives "+852". So does a single space within the street: in "No. 90, 3rd floor" the receiver is
# "3" or "90", and the street has lost its number. With no code and no such space it is right. A label then bears no name that
# the courier could ask for.
# Seen: name "+86" and details that end in the name; name "90" and a street without number; name "3" for "3 lou" (floor).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund address-parse@1.2.19
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const AddressParse = require('address-parse').default;
const beijing = '\u5317\u4eac\u5e02\u4e1c\u57ce\u533a';
const street = '\u4e1c\u957f\u5b89\u8857';
const [no, floor] = ['\u53f7', '\u697c'];
const receiver = '\u5f20\u4f1f';
const look = (rest, name, details, mobile = '13800138000') => {
  const [seen] = AddressParse.parse(`${beijing}${street}${rest}`);
  console.log(rest, [seen.name, seen.details, seen.mobile]);
  assert.deepEqual([seen.name, seen.details, seen.mobile], [name, `${street}${details}`, mobile]);
};
look(`1${no} ${receiver} 13800138000`, receiver, `1${no}`);
look(`1${no} ${receiver} +86 13800138000`, '+86', `1${no} ${receiver}`);
look(`1${no} ${receiver} +8613800138000`, '+', `1${no} ${receiver}`, '8613800138000');
look(` 90 ${no} ${receiver} 13800138000`, '90', ` ${no} ${receiver}`);
look(`90${no} 3 ${floor} ${receiver} 13800138000`, '3', `90${no} ${floor} ${receiver}`);
JS
node check.cjs
