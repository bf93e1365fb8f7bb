import { createHash } from 'node:crypto'
import { sign, wordmark } from '@nusaria/brand'
import { errorOfCode } from '@nusaria/contracts/errors'
import { escapeHtml } from '@nusaria/server/site/html'
import { countVerdicts, type Outcome, type StepCall, type StepOutcome } from './outcome.ts'
import { PAGE_SCRIPT } from './page-script.ts'
import { PAGE_STYLE } from './page-style.ts'

/** The content security policy: nothing is loaded, and only its own script runs. */
function policy(): string {
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64')
  return `default-src 'none'; img-src 'self' data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`
}

const turned = (path: string) => sign.turns.map((turn) => `<path transform="rotate(${turn} 12 12)" d="${path}"/>`).join('')

/** The tile with the sign, as in the shop's header. */
const SIGN = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--sambal)"/><g transform="translate(2.8 2.8) scale(1.1)"><g fill="var(--on-dark)">${turned(sign.path)}</g><g stroke="var(--sambal)" stroke-width="1.1" stroke-linecap="round">${turned(sign.line)}</g><circle cx="12" cy="12" r="1.5" fill="var(--kunyit)"/></g></svg>`

interface About {
  /** of the whole run */
  readonly ms: number
  /** The arguments of `npm run scenario --`. */
  readonly args: readonly string[]
  readonly at: Date
  /** The address of a screenshot. */
  readonly sourceOf: (file: string) => string | undefined
}

/** `840 ms`, `12.4 s`, `3 min 5 s` */
function formatDuration(ms: number): string {
  if (ms < 1_000) return `${ms} ms`
  const seconds = ms / 1_000
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
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
  const verdict = failed > 0 ? `${failed} failed` : 'All passed'
  const sums = [
    ['passed', passed, 'passed'],
    [failed > 0 ? 'failed' : 'na', failed, 'failed'],
    ['na', notApplicable, 'not applicable'],
    ['na', stepsPassed, 'steps passed'],
    ['na', formatDuration(ms), 'in all'],
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<title>${verdict} – Nusaria scenarios</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<header><span class="logo">${SIGN}${wordmark}</span> <span class="muted">scenarios</span></header>
<div class="top">
<h1>${verdict}</h1>
<p class="muted">${at.toISOString().replace('T', ' ').slice(0, 16)} UTC · ${escapeHtml(`npm run scenario -- ${args.join(' ')}`)}</p>
<ul class="sums">${sums.map(([kind, value, name]) => `<li class="${kind}"><b>${value}</b>${name}</li>`).join('')}</ul>
<form hidden role="search" aria-label="Filter stories">
<label>Search <input type="search" name="words" placeholder="name, code, words of a step"></label>
<label>Verdict <select name="verdict"><option value="">any</option><option>failed</option><option>passed</option><option>not applicable</option></select></label>
<p class="muted" id="shown" role="status"></p>
</form>
</div>
<main>
${sorted.map((outcome) => storyHtml(outcome, sourceOf)).join('\n')}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`
}
