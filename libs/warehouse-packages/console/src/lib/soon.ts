/** A station waits no longer for a look-up: without it, the server judges the step when it is sent. In ms. */
const patienceMs = 3000;

/** The answer of a call; undefined if it takes too long. */
export const soon = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
