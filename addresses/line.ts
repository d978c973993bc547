/**
 * Opens LINE at the chat with an official account, a text typed in; who has not added it yet is asked to first. LINE on
 * computers does not know such addresses.
 * @param id the account's, as `@abc1234d`
 */
export function lineMessage(id: string, text: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(id)}/?${encodeURIComponent(text)}`;
}
