import type { FieldRule } from '@nusaria/contracts/field-rules'
import { VISIBLE_RULE } from '@nusaria/contracts/patterns'
import { type RefObject, useRef, useState } from 'react'
import type { Failure } from '../api/failure.ts'
import { useDraft } from '../state/use-draft.ts'
import { type Send, type SubmitOptions, useSubmit } from './use-submit.ts'

/** What is wrong with the values, by field. `E`: keys of texts. */
export type FieldErrors<V, E> = { readonly [K in keyof V]?: E | undefined }

/** Keys of texts, for what the contract says of a field. */
export type RuleError = 'required' | 'invalid'

/** Whether a text breaks the contract's rule. Spaces around it don't count. */
export function findRuleError({ max = Number.POSITIVE_INFINITY, patterns }: FieldRule, text: string): RuleError | undefined {
  const accepts = (value: string) => value.length <= max && patterns.every((pattern) => pattern.test(value))
  if (!VISIBLE_RULE.test(text)) return accepts('') ? undefined : 'required'
  return accepts(text.trim()) ? undefined : 'invalid'
}

type FieldRules<V> = { readonly [K in keyof V]?: FieldRule }

function findRuleErrors<V extends object>(rules: FieldRules<V>, values: V): FieldErrors<V, RuleError> {
  const entries = Object.entries(values).map(([name, value]) => {
    const rule = rules[name as keyof V]
    return [name, rule && findRuleError(rule, String(value))]
  })
  return Object.fromEntries(entries)
}

interface FormOptions<V extends object, E extends string, R> extends SubmitOptions<R> {
  /** Its keys are in the order of the form: the first wrong field gets the focus. */
  readonly initial: V
  /** Name of the draft that keeps the values over a reload and a login; without it they live in the component alone. */
  readonly draft?: string
  /** The draft stays when the shopper leaves the page, for a page they come back to. */
  readonly keepOnLeave?: true
  /** Fields that never reach the draft: passwords, codes, card data. */
  readonly secret?: readonly (keyof V)[]
  /** The contract's rules of the fields that are sent as they are typed; only where `E` includes `RuleError`. */
  readonly rules?: [RuleError] extends [E] ? FieldRules<V> : never
  /** What else is wrong. A field that it names, even as `undefined`, isn't checked by `rules`. */
  readonly validate?: (values: V) => FieldErrors<V, E>
  /** Which errors show before the shopper has left the field. */
  readonly showsEarly?: (error: E, field: keyof V, values: V) => boolean
  /** Typing into these fields hides their errors until they are left again. */
  readonly hideWhileTyping?: readonly (keyof V)[]
  /**
   * The field that a refusal concerns, and its text; see `defineRefusals`. A target that is no field concerns the whole form. A field without
   * a text gets the error `refused`, for which the text of the failure's code is shown.
   */
  readonly refusals?: (failure: Failure) => { readonly target: string; readonly text?: E | undefined }
  /** A refused value must be changed before the form is sent again. */
  readonly blockRefused?: true
  readonly send: Send<[V], R>
}

export interface FieldProps<T> {
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly onBlur: () => void
}

export interface FormState<V extends object, E extends string> {
  /** For an element around the fields, so that the first wrong one gets the focus. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly values: V
  readonly change: (part: Partial<V>) => void
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  /** Errors to show by now: of fields the shopper has left, of all fields after a try to send, and of the last refusal. */
  readonly errors: FieldErrors<V, E>
  /** Nothing is wrong with the values. */
  readonly valid: boolean
  /** Shows all errors and focuses the first wrong field; gives its name. */
  readonly check: () => (keyof V & string) | null
  /** Sends the values unless something is wrong. Resolves to whether the request was carried out. */
  readonly submit: () => Promise<boolean>
  readonly busy: boolean
  /** Why the last request failed. */
  readonly failure: Failure | undefined
  /** The same, unless a field shows it. */
  readonly formFailure: Failure | undefined
  /** No answer came, and the shop says that nothing was made. */
  readonly notMade: boolean
  /** Shows a failure that happened before the form could be sent. */
  readonly fail: (failure: Failure) => void
  readonly clearError: () => void
  readonly reset: () => void
}

function pick<V extends object>(values: V, test: (field: keyof V) => boolean): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => test(field as keyof V))) as Partial<V>
}

/**
 * State of a form: values, errors, draft, and one request at a time.
 *
 * @example
 * const form = useForm({
 *   initial: { email: '', code: '' },
 *   draft: 'newsletter',
 *   secret: ['code'],
 *   rules: { email: NEWSLETTER_RULES.email }, // of the contract
 *   validate: ({ code }) => ({ code: code.length === 6 ? undefined : 'invalid' }), // what the contract doesn't know
 *   refusals: newsletterRefusals, // { CODE_INVALID: { target: 'code' } }
 *   send: (values) => subscribe(values), // or `submit(create, values)` of `useSubmission`: adds the request_id
 *   onDone: () => toast.success(t('done')),
 * })
 * return (
 *   <Form onSubmit={() => void form.submit()}>
 *     <TextField label={t('email')} {...form.field('email')} error={form.errors.email && t(`error.${form.errors.email}`)} />
 *     <FailureNote failure={form.formFailure} />
 *     <Button type="submit" loading={form.busy}>{t('send')}</Button>
 *   </Form>
 * )
 */
export function useForm<V extends object, E extends string = never, R = unknown>(options: FormOptions<V, E, R>): FormState<V, E> {
  const { initial, secret = [], hideWhileTyping = [], rules, validate, showsEarly, refusals, blockRefused } = options
  const isSecret = (field: keyof V) => secret.includes(field)
  const [stored, setStored, forgetDraft] = useDraft<Partial<V>>(
    options.draft ?? null,
    pick(initial, (field) => !isSecret(field)),
    options.keepOnLeave ? { keepOnLeave: true } : {},
  )
  const [unstored, setUnstored] = useState(() => pick(initial, isSecret))
  // An old draft may have another shape.
  const values = { ...pick({ ...initial, ...stored }, (field) => field in initial), ...unstored } as V
  /** Newer than `values` between a change and the next render. */
  const latest = useRef(values)
  const ref = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set())
  const [refused, setRefused] = useState<FieldErrors<V, E>>({})

  const { submit, ...request } = useSubmit(options.send, {
    ...options,
    onDone(result) {
      forgetDraft()
      options.onDone(result)
    },
    onMade(id) {
      forgetDraft()
      options.onMade?.(id)
    },
    onFailed(failure) {
      showRefusal(failure)
      options.onFailed?.(failure)
    },
  })

  const focus = (field: string | undefined) => {
    // `data-stands-for`: a field that fills in others, while these don't show.
    if (field !== undefined) ref.current?.querySelector<HTMLElement>(`[name="${field}"], [data-stands-for~="${field}"]`)?.focus()
  }
  const showRefusal = (failure: Failure) => {
    const { target, text } = refusals?.(failure) ?? { target: 'form' }
    const isField = target in values
    setRefused(isField ? ({ [target]: text ?? 'refused' } as FieldErrors<V, E>) : {})
    if (isField) focus(target)
  }
  const write = (next: V) => {
    latest.current = next
    setStored(pick(next, (field) => !isSecret(field)))
    setUnstored(pick(next, isSecret))
  }
  const change = (part: Partial<V>) => {
    write({ ...latest.current, ...part })
    setRefused(blockRefused ? (before) => pick(before, (field) => !(field in part)) : {})
    setLeft((before) => new Set([...before].filter((field) => !(field in part && hideWhileTyping.includes(field)))))
    request.clearError()
  }
  const findErrors = (of: V) => {
    const found = { ...(rules && findRuleErrors(rules, of)), ...validate?.(of), ...(blockRefused ? refused : {}) } as FieldErrors<V, E>
    return (Object.keys(initial) as (keyof V & string)[]).flatMap((field) =>
      found[field] === undefined ? [] : [[field, found[field]] as const],
    )
  }
  const wrong = findErrors(values)
  const shown = wrong.filter(([field, error]) => left.has(field) || showsEarly?.(error, field, values))

  const check = () => {
    setLeft(new Set(Object.keys(initial) as (keyof V)[]))
    const first = findErrors(latest.current)[0]?.[0]
    focus(first)
    return first ?? null
  }
  return {
    ref,
    values,
    change,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
      onBlur: () => {
        if (latest.current[name]) setLeft((before) => new Set([...before, name]))
      },
    }),
    errors: { ...(Object.fromEntries(shown) as FieldErrors<V, E>), ...refused },
    valid: wrong.length === 0,
    check,
    async submit() {
      if (check() !== null) return false
      setRefused({})
      return submit(latest.current)
    },
    ...request,
    clearError() {
      setRefused({})
      request.clearError()
    },
    formFailure: Object.keys(refused).length > 0 ? undefined : request.failure,
    fail(failure) {
      showRefusal(failure)
      request.fail(failure)
    },
    reset() {
      write(initial)
      forgetDraft()
      setLeft(new Set())
      setRefused({})
      request.clearError()
    },
  }
}
