/** What is measured on a screen. */
export type Rule = 'contrast' | 'hit area' | 'type size' | 'layout shift' | 'sideways scroll' | 'did not open'

/** Something on a screen that breaks a rule. */
export interface Finding {
  readonly rule: Rule
  /** Which element, and by how much. */
  readonly what: string
}
