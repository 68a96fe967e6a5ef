/** A reason for which no text message could be sent now. None of them concerns one number. */
export type TextTrouble = 'unreachable' | 'rate' | 'key' | 'money' | 'sender';

/**
 * The outcome of a text message.
 *
 * - `sent`: the gateway took it, and charges so many parts.
 * - `refused`: the gateway does not send it; another attempt with the same number and text ends the same way.
 * - `unknown`: the request went out, and no answer came back. It may have been sent.
 */
export type TextOutcome =
  { result: 'sent'; id: string | null; parts: number } | { result: 'refused'; code: string } | { result: 'unknown' };

/** The gateway certainly sent nothing. A later attempt may succeed. */
export class TextsUnavailable extends Error {
  readonly trouble: TextTrouble;

  constructor(trouble: TextTrouble, detail: string) {
    super(`the gateway of text messages does not work for us: ${trouble}, ${detail}`);
    this.name = 'TextsUnavailable';
    this.trouble = trouble;
  }
}

export interface TextMessage {
  /** The number with its calling code, E.164: `+4915112345678`. */
  to: string;
  text: string;
  /** Our name of the message; gateways show it in their records. */
  key: string;
}

/** Sends text messages to phones. */
export interface TextSender {
  /** The gateway, as figures and logs name it. */
  name: string;
  /** Calling codes that it does not serve, without the plus. */
  excluded: readonly string[];
  send: (message: TextMessage, signal?: AbortSignal) => Promise<TextOutcome>;
}
