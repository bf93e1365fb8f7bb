import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import css from './search.module.css'
import type { SearchOption } from './use-search-box.ts'

interface Props {
  readonly id: string
  readonly typed: string
  readonly suggestions: readonly SearchOption[]
  /** Index of the active suggestion; -1 for none. */
  readonly active: number
  readonly onChoose: (option: SearchOption) => void
}

function SuggestionName({ name, typed }: { readonly name: string; readonly typed: string }) {
  let at = 0
  return (
    <span className={css.name}>
      {highlightMatches(name, typed).map(({ text, marked: on }) => {
        at += text.length
        return on ? <mark key={at}>{text}</mark> : text
      })}
    </span>
  )
}

/** A keyword, a category with the number of its products, or a product with picture and price. */
function OptionContent({ option, typed }: { readonly option: SearchOption; readonly typed: string }) {
  const { t } = useTranslation('search')
  if (option.kind === 'keyword')
    return (
      <>
        <Icon of={Search} size={16} />
        <SuggestionName name={option.keyword} typed={typed} />
      </>
    )
  if (option.kind === 'type')
    return (
      <>
        <Icon of={LayoutGrid} size={16} />
        <SuggestionName name={option.name} typed={typed} />
        <small className="rigid size-12 tone-ink-3">{t('list.count', { count: option.count })}</small>
      </>
    )
  return (
    <>
      {option.picture ? <Picture src={option.picture} early sizes="96px" className={css.picture} /> : <Icon of={Search} size={16} />}
      <SuggestionName name={option.name} typed={typed} />
      {option.price !== undefined && <Price amount={option.price} size={14} />}
    </>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The suggestions under the search box, which keeps the focus and handles the keys. */
export function Suggestions({ id, typed, suggestions, active, onChoose }: Props) {
  const { t } = useTranslation('search')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The braces discard the result: in newer browsers it is a promise, which an effect must not return.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('suggestions')} className={css.suggestions}>
      {suggestions.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys of its listbox
        <div
          key={option.key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx('row minHeight-44 gap-10 wide size-14', css.suggestion)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <OptionContent option={option} typed={typed} />
        </div>
      ))}
    </div>
  )
}

interface TextPart {
  readonly text: string
  /** Whether it matches a typed word. */
  readonly marked: boolean
}

/** Lower case without accents. */
function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The positions of a word in a text: at word starts when there are any, else anywhere. */
function findWord(text: string, word: string): readonly number[] {
  const all: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) all.push(at)
  const begin = all.filter((at) => at === 0 || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1)))
  return begin.length > 0 ? begin : all
}

/** Splits a name into parts that match the typed words and parts that don't. The parts joined give the name. */
export function highlightMatches(name: string, typed: string): readonly TextPart[] {
  const letters = [...name]
  const plains = letters.map(normalizeText)
  const text = plains.join('')
  // A character may normalize to none or several ("ﬁ" to two): this maps each back to its character.
  const owners = plains.flatMap((letter, index) => Array.from(letter, () => index))
  const hit = new Set<number>()
  for (const word of normalizeText(typed).split(/\s+/).filter(Boolean))
    for (const at of findWord(text, word)) for (let index = at; index < at + word.length; index += 1) hit.add(owners[index] ?? -1)
  const pieces: TextPart[] = []
  letters.forEach((letter, index) => {
    const last = pieces.at(-1)
    const on = hit.has(index)
    if (last?.marked === on) pieces[pieces.length - 1] = { text: last.text + letter, marked: on }
    else pieces.push({ text: letter, marked: on })
  })
  return pieces
}
