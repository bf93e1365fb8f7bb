import type { Pick } from './cut.ts'

/**
 * A library's file and what no page of the shop needs of it. The libraries are written so that bundlers can't leave it out: methods, branches
 * on options, CommonJS. Whoever comes to need one of these parts takes its cut away. In all 7 kB less on the first load.
 */
interface Cuts {
  readonly file: RegExp
  /** Which of several files so named: the one that holds this. */
  readonly holds?: string
  readonly picks: readonly Pick[]
  /** What the shop's code must not use, because it was cut. */
  readonly gone: RegExp
}

const methods = (names: string): Pick => ({ type: 'MethodDefinition', source: new RegExp(`^(?:${names})\\(`) })
const branch = (condition: string): Pick => ({
  type: 'IfStatement',
  source: new RegExp(`^if \\(${condition.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
})
const emptied = (name: string): Pick => ({
  type: 'FunctionDeclaration',
  source: new RegExp(`^function ${name}\\(`),
  to: `function ${name}() {}`,
})
const statement = (source: RegExp): Pick => ({ type: 'ExpressionStatement', source })

const idle = 'dir|cloneInstance|hydrate|addResources|removeResourceBundle|setDefaultNamespace'

const texts: Cuts = {
  file: /\/i18next\/dist\/esm\/i18next\.js$/,
  picks: [
    // Said with `debug: true` alone, which the shop never sets; errors stay.
    statement(/^(?:this\.logger|baseLogger)\.(?:warn|log|deprecate|once)\(/),
    // Texts hold plain values: numbers, money and dates come formatted.
    statement(/^formatter = Formatter;/),
    methods(`${idle}|toJSON|saveMissing|removeNamespaces|getUsedParamsDetails`),
    // Languages that show keys, reports of missing texts, details beside a text, post-processors: options the shop doesn't set.
    ...[
      "lng?.toLowerCase() === 'cimode'",
      'usedKey || usedDefault || updateMissing',
      'returnDetails',
      'res != null && postProcessorNames',
    ].map(branch),
  ],
  gone: new RegExp(`\\bi18n(?:ext)?\\.(?:${idle}|format)\\(|\\b(?:returnDetails|postProcess|saveMissing|missingKeyHandler|cimode)\\b`),
}

const hints = 'browser|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|unstable_batchedUpdates'

/** Resource hints and form actions, which the shop writes without React's help. */
const dom: Cuts = {
  file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
  picks: [statement(new RegExp(`^exports\\.(?:${hints}|useFormState|useFormStatus) =`))],
  gone: new RegExp(`\\{[^}]*\\b(?:${hints}|useFormState|useFormStatus)\\b[^}]*\\}\\s*from 'react-dom'`),
}

/** Pages are drawn in the browser: nothing of a server's is taken over. */
const domClient: Cuts = {
  file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  picks: [statement(/^exports\.hydrateRoot =/), statement(/^ReactDOMHydrationRoot\.prototype\.\w+ = (?!ReactDOMRoot)/)],
  gone: /\bhydrateRoot\b/,
}

/** React has had this hook itself since 18. */
const store: Cuts = {
  file: /\/use-sync-external-store\/cjs\/use-sync-external-store-shim\.production\.js$/,
  picks: [
    {
      type: 'ExpressionStatement',
      source: /^exports\.useSyncExternalStore =/,
      to: 'exports.useSyncExternalStore = React.useSyncExternalStore;',
    },
    { type: 'FunctionDeclaration', source: /^/ },
    { type: 'VariableDeclaration', source: /^var (?!React)/ },
  ],
  gone: /use-sync-external-store/,
}

const never: Pick = { type: 'CallExpression', source: /^isInfiniteQueryDefinition\(/, to: 'false' }

/** Endless lists and schemas of RTK Query's own: the shop asks for pages one by one and checks replies itself. */
const query: Cuts = {
  file: /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/,
  picks: [
    never,
    { type: 'BinaryExpression', source: /^"infiniteQueryOptions" in endpointDefinition$/, to: 'false' },
    { type: 'IfStatement', source: /^if \(\w+Schema && !shouldSkip\(/ },
    { type: 'IfStatement', source: /^if \(\w+ instanceof NamedSchemaError\)/ },
    ...['buildInitiateInfiniteQuery', 'buildInfiniteQuerySelector'].map(emptied),
  ],
  gone: /\binfiniteQuery\b|InfiniteQuery|\b(?:arg|rawResponse|response|rawErrorResponse|errorResponse|meta)Schema:/,
}

const hooks: Cuts = {
  ...query,
  file: /\/@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/,
  picks: [never, emptied('buildInfiniteQueryHooks')],
}

/** `BrowserRouter` has no data: what loaders, their errors and their fallbacks would show. */
const router: Cuts = {
  file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
  holds: 'function _renderMatches(',
  picks: [
    { type: 'FunctionDeclaration', source: /^function useNavigate\(/, to: 'function useNavigate() { return useNavigateUnstable() }' },
    {
      type: 'FunctionDeclaration',
      source: /^function _renderMatches\(/,
      to: (source) => source.replace('let dataRouterState = dataRouterOpts?.state;', '').replace(/\bdataRouterState\b/g, 'undefined'),
    },
  ],
  gone: /\b(?:create\w+Router|RouterProvider|useLoaderData|useRouteError)\b/,
}

/** All that is cut. */
export const libraries: readonly Cuts[] = [router, texts, dom, domClient, store, query, hooks]
