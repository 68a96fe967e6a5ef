/** The source from which this program was built. */
export interface BuildInfo {
  /** Of the product, such as `0.1.0`. */
  version: string;
  /** The commit, if the build was told it. */
  commit?: string | undefined;
}

/** A build in one word, as in semantic versions: `0.1.0+1f3c9aa04b21`. */
export const versionText = ({ version, commit }: BuildInfo): string =>
  commit ? `${version}+${commit.slice(0, 12)}` : version;
