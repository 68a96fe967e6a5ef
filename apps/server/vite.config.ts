import { cpSync, globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { notBundled } from '../../tools/config/server-bundle.ts';

const outDir = join(import.meta.dirname, '../../dist/apps/server');

/** The built server brings its migrations along. */
const copyMigrations = (): Plugin => ({
  name: 'copy-migrations',
  closeBundle: () => cpSync(join(import.meta.dirname, 'migrations'), join(outDir, 'migrations'), { recursive: true }),
});

/** The fonts of PDFs: of each package one weight, and its licence. The image has no packages of the development. */
const copyFonts = (): Plugin => ({
  name: 'copy-fonts',
  closeBundle: () => {
    const folder = join(import.meta.dirname, '../../node_modules/@expo-google-fonts');
    for (const file of globSync('*/{400Regular/*.ttf,LICENSE_FONT}', { cwd: folder })) {
      const [name = ''] = file.split(sep);
      const copy = file.endsWith('.ttf') ? basename(file) : `${name}.LICENSE`;
      cpSync(join(folder, file), join(outDir, 'fonts', copy));
    }
  },
});

/** A build outside a checkout, such as that of the image, cannot ask git for the commit. */
const buildInfo = (): { version: string; commit: string | undefined } => {
  const product = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { version } = JSON.parse(product) as { version: string };
  return { version, commit: process.env['CARAVAN_COMMIT'] || undefined };
};

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/server',
  plugins: [copyMigrations(), copyFonts()],
  resolve: { tsconfigPaths: true },
  // Fixed at build time, so that mails are never rendered by React's slower development build.
  define: {
    __CARAVAN_BUILD__: JSON.stringify(buildInfo()),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  ssr: { noExternal: true, external: notBundled },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/entries/main.ts',
        staff: 'src/entries/staff.ts',
        audit: 'src/entries/audit.ts',
        backup: 'src/entries/backup.ts',
        database: 'src/entries/database.ts',
        mails: 'src/entries/mails.ts',
        migrate: 'src/entries/migrate.ts',
        // A worker's program is an entry of its own: the code that starts it finds it beside itself.
        'encode-picture.worker': '../../libs/platform/server-core/src/pictures/encode-picture.worker.ts',
        'print-pdf.worker': '../../libs/platform/server-core/src/pdf/print-pdf.worker.ts',
        'read-page.worker': '../../libs/goods/server/src/pages/read-page.worker.ts',
        'split.worker': '../../libs/shipping/port/src/split/split.worker.ts',
      },
      output: {
        // All files are in one folder, so that any chunk finds the migrations and the worker beside itself.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The source of a file stays in memory, in two bytes a letter if one of them is beyond ASCII. So such letters
        // become escapes, comments for readers are left out, and modules with such a licence have a small file of their own.
        charset: 'ascii',
        codeSplitting: {
          groups: [{ name: 'form-data', test: /undici[\\/]lib[\\/]web[\\/]fetch[\\/]body|light-my-request/ }],
        },
        comments: { legal: true, annotation: true, jsdoc: false },
      },
    },
  },
});
