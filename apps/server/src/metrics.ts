import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A request that has ended. */
export interface EndedRequest {
  readonly method: string
  /** The name of its call, or the pattern of its route: never an address, so that the number of series is bounded. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Figures of a backend, by their name. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly value: () => number }>>

interface MetricsOptions {
  readonly connections: () => Promise<number>
  readonly gauges: Gauges
}

/** Upper bounds in seconds: a call takes about a millisecond; a fault may delay it by seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The figures of a server for Prometheus, with those of the process: memory, processor time, event loop lag, garbage collection. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Histogram<'method' | 'route' | 'status'>

  constructor({ connections, gauges }: MetricsOptions) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by the time until their connection was free again. Status 499: the connection ended before the reply',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    })
    new Gauge({
      name: 'http_open_connections',
      help: 'Open connections, idle ones included',
      registers,
      async collect() {
        this.set(await connections())
      },
    })
    for (const [name, { help, value }] of Object.entries(gauges))
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  observe({ method, route, status, seconds }: EndedRequest): void {
    this.#requests.observe({ method, route, status }, seconds)
  }

  /** All figures in Prometheus's text format. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
