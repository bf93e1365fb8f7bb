import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type Event as SentryEvent } from '@sentry/browser'
import type { ReportEvent } from '../report-events.ts'
import type { Report } from '../shop-events.ts'

/** Frames of a stack, the innermost last, as Sentry has them. */
function toFrames(stack: readonly string[]) {
  return stack
    .map((place) => {
      const [, file, line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? []
      return { filename: `app:///assets/${file}`, lineno: Number(line), colno: Number(column), in_app: true }
    })
    .reverse()
}

/** Null: the event is not about an error. */
function toContent(event: ReportEvent): SentryEvent | null {
  switch (event.name) {
    case 'crash':
    case 'unhandled': {
      const [type = 'Error', ...message] = event.error.split(': ')
      const values = [{ type, value: message.join(': '), stacktrace: { frames: toFrames(event.stack) } }]
      return { level: event.name === 'crash' ? 'fatal' : 'error', exception: { values } }
    }
    case 'contract_deviation':
      return { level: 'error', message: `${event.call}: reply deviates from its contract`, extra: { issues: event.issues } }
    case 'failed_call':
      return { level: 'warning', message: `${event.call}: ${event.failure}${event.code === undefined ? '' : ` ${event.code}`}` }
    default:
      return null
  }
}

/** Sends errors to Sentry (`dsn`). None of its integrations run: nothing is sent but the events of the contract. */
export function sentryAdapter(dsn: string): Report {
  const client = new BrowserClient({
    dsn,
    // Without a function of its own it would open a frame to find the browser's `fetch`.
    transport: (options) => makeFetchTransport(options, (...request) => fetch(...request)),
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (event) => {
    const content = toContent(event)
    const { page, language, layout } = event
    if (content) scope.captureEvent({ ...content, tags: { page, language, layout } })
  }
}
