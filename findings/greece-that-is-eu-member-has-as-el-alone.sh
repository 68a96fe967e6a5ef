#!/bin/sh
# is-eu-member 1.0.6 wants "an ISO 3166-1 alpha-2 country code", says its README, and tells whether that country is in the EU.
# Greece is GR in ISO 3166-1. The library has it under EL, as the Commission writes it in VAT numbers and statistics, so that
# a parcel to Athens leaves as an export: without VAT, with a customs form. The other 26 members have the codes of ISO.
# is-european 1.0.9 and iso-3166 4.4.0 have GR; EL is no country there.
# Seen: isEuMember('GR') false, isEuMember('EL') true; of the 27 members by is-european, Greece alone is refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund is-eu-member@1.0.6 is-european@1.0.9 iso-3166@4.4.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { iso31661 } from 'iso-3166';
import { getEuMembers, isEuMember } from 'is-eu-member';
import { euMember } from 'is-european';
const codes = iso31661.map(({ alpha2 }) => alpha2);
const members = codes.filter((code) => euMember(code));
const refused = members.filter((code) => !isEuMember(code));
const unknown = getEuMembers().filter((code) => !codes.includes(code));
console.log(members.length, refused, unknown, isEuMember('GR'), isEuMember('EL'), euMember('GR'), euMember('EL'));
assert.equal(members.length, 27);
assert.deepEqual([refused, unknown], [['GR'], ['EL']]);
assert.deepEqual([isEuMember('GR'), isEuMember('EL'), euMember('GR'), euMember('EL')], [false, true, true, false]);
JS
node check.mjs
