import { errorOfCode } from '@nusaria/contracts/errors'
import { reportDocument } from './document.ts'
import { escapeHtml, formatDuration } from './html.ts'
import { countVerdicts, type Outcome, type StepCall, type StepOutcome } from './outcome.ts'

interface About {
  /** of the whole run */
  readonly ms: number
  /** The arguments of `npm run scenario --`. */
  readonly args: readonly string[]
  readonly at: Date
  /** The address of a screenshot. */
  readonly sourceOf: (file: string) => string | undefined
}

const MARKS = {
  passed: ['passed', '✓', 'passed'],
  failed: ['failed', '✗', 'failed'],
  'not applicable': ['na', '–', 'not applicable'],
  'not reached': ['na', '·', 'not reached'],
} as const

function mark(verdict: StepOutcome['verdict']): string {
  const [kind, sign, name] = MARKS[verdict]
  return `<span class="mark ${kind}" role="img" aria-label="${name}">${sign}</span>`
}

function callText({ name, http, code, ms, fault }: StepCall): string {
  const error = code ? [code, errorOfCode(code)?.name].filter(Boolean).join(' ') : ''
  return [name, http !== 200 && `HTTP ${http}`, error, fault, formatDuration(ms)].filter(Boolean).join(' · ')
}

function callsHtml(calls: readonly StepCall[], isOpen: boolean): string {
  if (calls.length === 0) return ''
  const items = calls.map((call) => `<li${call.code ? ' class="refused"' : ''}>${escapeHtml(callText(call))}</li>`).join('')
  return `<details class="calls"${isOpen ? ' open' : ''}><summary>${calls.length} ${calls.length === 1 ? 'call' : 'calls'}</summary><ul>${items}</ul></details>`
}

function stepHtml(step: StepOutcome, index: number, sourceOf: About['sourceOf']): string {
  const { said, verdict, why, ms, picture, trace, calls = [] } = step
  const source = picture && sourceOf(picture)
  const failed = verdict === 'failed'
  return [
    `<li>${mark(verdict)}<div class="said">${index + 1}. ${escapeHtml(said)}${why ? `<pre tabindex="0">${escapeHtml(why)}</pre>` : ''}</div>`,
    ms === undefined ? '<span></span>' : `<time>${formatDuration(ms)}</time>`,
    `<div class="made">${trace ? `<a href="${escapeHtml(trace)}" download>Trace</a>` : ''}${callsHtml(calls, failed)}</div>`,
    source
      ? `<figure${failed ? ' class="whole" tabindex="0"' : ''}><img loading="lazy" src="${escapeHtml(source)}" alt="The screen after step ${index + 1}"></figure>`
      : '',
    '</li>',
  ].join('')
}

const describeRun = ({ driver, layout, language, under, repeat }: Outcome) =>
  [driver, layout, language, under, repeat > 1 && `time ${repeat}`].filter(Boolean).map(String)

const layoutOf = ({ layout, language, under }: Outcome) => [layout, language, under && `under ${under}`].filter(Boolean).join(', ')

function contractsHtml({ journal }: Outcome): string {
  if (!journal) return ''
  const { calls, violations } = journal
  const verdict = violations.length === 0 ? 'all within their contracts' : `${violations.length} broke their contracts`
  const list = violations.length > 0 ? `<pre tabindex="0">${violations.map(escapeHtml).join('\n')}</pre>` : ''
  return `<p><b>Contracts:</b> ${calls} calls, ${verdict}</p>${list}`
}

function storyHtml(outcome: Outcome, sourceOf: About['sourceOf']): string {
  const { name, title, given, covers, verdict, why, steps, ms, world } = outcome
  const how = describeRun(outcome)
  const text = [name, title, ...covers, ...how, ...steps.map(({ said }) => said)].join(' ').toLowerCase()
  const tags = [...how, ...covers].map((tag) => `<span class="tag">${escapeHtml(tag)}</span>`).join('')
  return [
    `<details class="story" data-verdict="${escapeHtml(verdict)}" data-text="${escapeHtml(text)}"${verdict === 'failed' ? ' open' : ''}>`,
    `<summary>${mark(verdict)}<div><h2>${escapeHtml(name)}</h2><span class="muted">${escapeHtml([title, layoutOf(outcome)].filter(Boolean).join(' · '))}</span></div><time>${formatDuration(ms)}</time></summary>`,
    `<div class="body"><div class="tags">${tags}</div>`,
    why ? `<pre tabindex="0">${escapeHtml(why)}</pre>` : '',
    `<p><b>Given:</b> ${given.map(escapeHtml).join('; ')}</p>`,
    contractsHtml(outcome),
    world ? `<p><b>World:</b> ${escapeHtml(world)} stays</p>` : '',
    `<ol class="steps">${steps.map((step, i) => stepHtml(step, i, sourceOf)).join('')}</ol></div></details>`,
  ].join('')
}

/** A run as one HTML page. */
export function reportPage(outcomes: readonly Outcome[], { ms, args, at, sourceOf }: About): string {
  const { passed, failed, notApplicable } = countVerdicts(outcomes)
  const stepsPassed = outcomes.reduce((all, { steps }) => all + steps.filter(({ verdict }) => verdict === 'passed').length, 0)
  // Failed stories come first.
  const sorted = [...outcomes].sort((one, other) => Number(other.verdict === 'failed') - Number(one.verdict === 'failed'))
  return reportDocument({
    of: 'scenarios',
    verdict: failed > 0 ? `${failed} failed` : 'All passed',
    at,
    command: `npm run scenario -- ${args.join(' ')}`,
    sums: [
      { kind: 'passed', value: passed, name: 'passed' },
      { kind: failed > 0 ? 'failed' : 'na', value: failed, name: 'failed' },
      { kind: 'na', value: notApplicable, name: 'not applicable' },
      { kind: 'na', value: stepsPassed, name: 'steps passed' },
      { kind: 'na', value: formatDuration(ms), name: 'in all' },
    ],
    filter: { label: 'Filter stories', placeholder: 'name, code, words of a step', verdicts: ['failed', 'passed', 'not applicable'] },
    parts: sorted.map((outcome) => storyHtml(outcome, sourceOf)),
  })
}
