/** The preset says nothing of its types. */
declare module 'textlint-rule-preset-japanese' {
  import type { TextlintRuleModule } from '@textlint/types';

  export const rules: Record<string, TextlintRuleModule>;
  export const rulesConfig: Record<string, object | boolean>;
}
