import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of an installed program. Administrators' folders are searched even if PATH lacks them. */
export const installed = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** For the name of a suite that needs programs. */
export const skipNote = (...programs: string[]): string => {
  const missing = programs.filter((program) => !installed(program));
  return missing.length ? ` (${missing.join(', ')} is not installed: skipped)` : '';
};

/** A certificate for some host names, and its key. */
export const throwAwayCertificate = (folder: string, names: readonly string[]): { cert: string; key: string } => {
  const cert = join(folder, 'test.crt');
  const key = join(folder, 'test.key');
  const subject = [
    '-subj',
    `/CN=${names[0]}`,
    '-addext',
    `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`,
  ];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(installed('openssl') ?? '', [...made, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { cert, key };
};
