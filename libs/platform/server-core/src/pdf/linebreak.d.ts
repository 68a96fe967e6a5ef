declare module 'linebreak' {
  /** The Unicode line breaking algorithm (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end; null after the last. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
