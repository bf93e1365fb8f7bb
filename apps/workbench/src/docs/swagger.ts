import 'swagger-ui-dist/swagger-ui.css'
import './docs-page.css'
import { HEADERS, PLATFORM } from '@nusaria/contracts/headers'
import type { ComponentType, createElement, Fragment } from 'react'
import createSwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import { findCalls, type OpenApi, type Operation } from './openapi.ts'

/** What is filled in where a call is tried. */
const HEADER_VALUES = {
  [HEADERS.device]: 'api-docs',
  [HEADERS.language]: 'en',
  [HEADERS.platform]: PLATFORM,
  [HEADERS.store]: 'api-docs',
}

/** Swagger UI brings a React of its own. */
interface SwaggerSystem {
  readonly React: { readonly createElement: typeof createElement; readonly Fragment: typeof Fragment }
}

/** The immutable collections in which Swagger UI keeps the document. */
interface Immutable {
  get(key: string): Immutable & string
  filter(keeps: (item: Immutable) => boolean): Immutable
  map(change: (item: Immutable) => Immutable): Immutable
  update(key: string, change: (item: Immutable) => Immutable): Immutable
  toJS(): unknown
  readonly size: number
}

type IsShown = (part: readonly string[], byDefault: boolean) => boolean

interface Named {
  readonly 'aria-label'?: string
}

interface FieldProps {
  /** Its name. */
  readonly description?: string
}

interface OperationProps {
  readonly operation: Immutable
}

/** Shows the marks and the codes of a call in place of the raw `x-…`, and texts without HTML, which the page's security policy forbids. */
const callParts = ({ React: { createElement: h, Fragment } }: SwaggerSystem) => ({
  components: {
    // A link would be within the button that opens the call, which puts the address into the URL, too.
    DeepLink: ({ text }: { readonly text: string }) => h('span', null, text),
    FilterContainer: () => null,
    OpenAPIVersion: () => null,
    OperationExt: () => null,
    ServersContainer: () => null,
    VersionStamp: () => null,
  },
  wrapComponents: {
    // The fields of a call that is tried get names for screen readers.
    JsonSchema_string: (Field: ComponentType<FieldProps>) => (props: FieldProps) =>
      h('label', null, h('span', { className: 'field-name' }, props.description), h(Field, props)),
    TextArea: (Field: ComponentType<Named>) => (props: Named) => h(Field, { 'aria-label': 'Body', ...props }),
    parameters: (Parameters: ComponentType<OperationProps>) => (props: OperationProps) => {
      const { security, 'x-source': source, 'x-errors': errors } = props.operation.toJS() as Operation
      return h(
        Fragment,
        null,
        h(
          'div',
          { className: 'opblock-description-wrapper call-parts' },
          h('span', { className: 'badge' }, security.length > 1 ? 'guests too' : 'members'),
          ...Object.entries(source).map(([part, of]) => h('span', { className: `badge ${of}` }, `${part} ${of}`)),
          h('p', null, 'Codes'),
          h(
            'ul',
            { 'aria-label': 'Codes' },
            ...errors.map(({ code, name, source: of }) => h('li', null, `${code} ${name}${of === 'assumed' ? ' (number assumed)' : ''}`)),
          ),
        ),
        h(Parameters, props),
      )
    },
    Markdown:
      () =>
      ({ source = '' }: { readonly source?: string }) =>
        h(
          'div',
          { className: 'markdown' },
          ...source
            .replace(/<\/?i>/g, '')
            .split('\n\n')
            .map((paragraph) => h('p', null, ...paragraph.split('`').map((text, at) => (at % 2 === 0 ? text : h('code', null, text))))),
        ),
  },
})

/** Finds calls and unfolds their groups, where Swagger UI alone finds names of groups and paths. */
const callFilter = (document: OpenApi) => ({
  statePlugins: {
    layout: {
      wrapSelectors: {
        isShown: (isShown: IsShown) => (state: Immutable, part: readonly string[], byDefault: boolean) =>
          (part[0] === 'operations-tag' && Boolean(state.get('filter'))) || isShown(part, byDefault),
      },
    },
  },
  fn: {
    opsFilter(groups: Immutable, text: string): Immutable {
      const found = new Set(findCalls(document, text))
      return groups
        .map((group) => group.update('operations', (list) => list.filter((call) => found.has(call.get('operation').get('operationId')))))
        .filter((group) => group.get('operations').size > 0)
    },
  },
})

type Part = Readonly<Record<string, unknown>>

const partAt = (document: object, path: readonly string[]): unknown => path.reduce((part, key) => (part as Part)[key] as object, document)

/** A copy of a part with each named schema, parameter and reply in place of its reference. No schema contains itself. */
function withoutReferences(document: object, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutReferences(document, one))
  if (typeof part !== 'object' || part === null) return part
  if ('$ref' in part) {
    const { $ref, ...own } = part
    return { ...(withoutReferences(document, partAt(document, String($ref).split('/').slice(1))) as object), ...own }
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutReferences(document, value)]))
}

/** Resolves references in place of Swagger UI's own resolver, which walks the whole document again for each part: 30 s of processor time here. */
const fastResolver = () => ({
  fn: {
    resolveSubtree: async (document: object, path: readonly string[]) => ({
      spec: withoutReferences(document, partAt(document, path)),
      errors: [],
    }),
  },
})

/** Renders the document. `headers` gives those that are added to each request. */
export function renderSwagger(domNode: HTMLElement, document: OpenApi, headers: () => Readonly<Record<string, string>>) {
  // Swagger UI writes into it, and the cache's is frozen.
  const { components, ...rest } = structuredClone(document)
  const parameters = Object.entries(components.parameters).map(([name, parameter]) => [
    name,
    { ...parameter, example: HEADER_VALUES[name as keyof typeof HEADER_VALUES] },
  ])
  return createSwaggerUi({
    domNode,
    spec: { ...rest, components: { ...components, parameters: Object.fromEntries(parameters) } },
    plugins: [fastResolver, callParts, callFilter(document)],
    deepLinking: true,
    defaultModelsExpandDepth: -1,
    displayOperationId: true,
    displayRequestDuration: true,
    docExpansion: 'none',
    showExtensions: true,
    syntaxHighlight: { theme: 'obsidian' },
    requestInterceptor: (request: { headers: Record<string, string> }) => {
      Object.assign(request.headers, headers())
      return request
    },
  })
}
