/**
 * The tests of Playwright's JSON report, whose suites contain suites: a test for each project, as
 * `{ file, title, status, results, annotations }`.
 */
export const playwrightTests = (suites = []) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, ...test }) => ({
        ...test,
        file,
        title: projectName ? `[${projectName}] ${title}` : title,
      })),
    ),
    ...playwrightTests(inner),
  ]);
