import { readFileSync, writeFileSync } from 'node:fs'
import { scenarios } from '@nusaria/scenarios/index'
import { root } from '../../../scripts/lib/root.ts'
import { filesOf } from '../player/check-stories.ts'
import type { Outcome } from '../report/outcome.ts'

/** The end of the parentheses that open at or after `start`. */
function endOfCall(text: string, start: number): number {
  let depth = 0
  for (let at = text.indexOf('(', start); at >= 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

const format = (number: number) => String(Math.abs(number)).replace(/\B(?=(\d{3})+$)/g, '_')

/** A number that a story gives, and the one to write in its place. */
export interface NumberChange {
  readonly story: string
  /** of the step: `shopper.seesCoins` */
  readonly verb: string
  /** Which use of the verb in the story, from 0. */
  readonly nth: number
  /** How often the story uses the verb. */
  readonly uses: number
  readonly expected: number
  readonly seen: number
}

/** The text of a file of stories with a number changed; null where it isn't written in the step itself, as in a shared constant. */
export function changeNumber(text: string, { story, verb, nth, uses, expected, seen }: NumberChange): string | null {
  const head = new RegExp(`^  '?${story}'?: scenario\\(`, 'm').exec(text)
  if (!head) return null
  const end = endOfCall(text, head.index)
  const calls = [...text.slice(head.index, end).matchAll(new RegExp(`\\b${verb.replace('.', '\\s*\\.')}\\(`, 'g'))]
  const call = calls[nth]
  if (!call || calls.length !== uses) return null
  const start = head.index + call.index
  const written = [...text.slice(start, endOfCall(text, start)).matchAll(/(?<![\w.'])\d[\d_]*(?![\w.'])/g)]
  const same = written.filter(([digits]) => Number(digits.replaceAll('_', '')) === Math.abs(expected))
  const [found] = same
  if (!found || same.length > 1 || Math.sign(seen) === -Math.sign(expected)) return null
  const at = start + found.index
  return text.slice(0, at) + format(seen) + text.slice(at + found[0].length)
}

/** Writes the numbers that failed steps saw into the files of their stories. Prints each change. Returns how many it made. */
export function updateStories(outcomes: readonly Outcome[]): number {
  let changes = 0
  for (const { name, steps } of outcomes) {
    const index = steps.findIndex(({ number }) => number)
    const number = steps[index]?.number
    const story = scenarios[name]
    const step = story?.steps[index]
    if (!number || !story || !step) continue
    const same = story.steps.flatMap(({ by, verb }, at) => (by === step.by && verb === step.verb ? [at] : []))
    const change = {
      story: name.split('/')[1] ?? '',
      verb: `${step.by}.${step.verb}`,
      nth: same.indexOf(index),
      uses: same.length,
      ...number,
    }
    const file = filesOf([name])[0] ?? ''
    const changed = changeNumber(readFileSync(`${root}/${file}`, 'utf8'), change)
    if (changed) writeFileSync(`${root}/${file}`, changed)
    if (changed) changes += 1
    const what = `${change.verb} of ${name}: ${number.expected} → ${number.seen}`
    console.log(changed ? `${file}: ${what}` : `${what} is not written in the step itself: change it by hand in ${file}`)
  }
  return changes
}
