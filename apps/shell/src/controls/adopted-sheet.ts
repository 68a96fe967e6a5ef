import { StyleSheet } from '@emotion/sheet';

/**
 * Emotion's sheet, but written to a constructed style sheet. A page of the first door is served with `style-src 'self'` and no nonce,
 * and stays when a shopper goes on to a page with controls: a `<style>` element made then would be refused, a constructed sheet is not.
 */
export class AdoptedSheet extends StyleSheet {
  private readonly adopted = new CSSStyleSheet();
  private isAdopted = false;

  override insert(rule: string): void {
    if (!this.isAdopted) {
      document.adoptedStyleSheets.push(this.adopted);
      this.isAdopted = true;
    }
    try {
      this.adopted.insertRule(rule, this.adopted.cssRules.length);
    } catch {
      // A rule for another browser (`::-moz-…`) is not for this one.
    }
  }

  override flush(): void {
    super.flush();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.adopted);
    this.isAdopted = false;
    this.adopted.replaceSync('');
  }
}
