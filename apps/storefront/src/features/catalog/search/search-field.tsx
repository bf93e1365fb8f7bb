import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { removeInvisible } from '@nusaria/contracts/typed-text'
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { retypeEarlyText } from '#platform/rendering/early-text.ts'
import { withBase } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { isPlainClick, Link } from '#ui/primitives/link.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './search.module.css'
import { optionLink, type SearchBox, type SearchOption } from './use-search-box.ts'

interface Props {
  readonly box: SearchBox
  readonly placeholder: string
  readonly listId: string
  readonly onSubmit: () => void
  /** On arrow down, when the panel is open without suggestions. */
  readonly onDown?: () => void
  readonly onFocus?: () => void
  readonly autoFocus?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The index of the next active suggestion by key; -1 is the text box. */
const KEY_STEPS: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 < count ? active + 1 : -1),
  ArrowUp: (active, count) => (active === -1 ? count - 1 : active - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move through the suggestions (Home and End too, once one is active), Enter selects one, Escape closes the list and keeps the text. */
export function SearchField({ box, placeholder, listId, onSubmit, onDown, onFocus, autoFocus, ref }: Props) {
  const { typed, type, open, setOpen, suggestions, active, setActive } = box
  const { t } = useTranslation()
  const field = useRef<HTMLFormElement>(null)
  const [composing, setComposing] = useState(false)
  const count = suggestions.length
  useEffect(() => retypeEarlyText(field.current?.querySelector('input') ?? null), [])
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composing || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape') setOpen(false)
    const step = KEY_STEPS[event.key]
    const caret = event.key === 'Home' || event.key === 'End'
    if (!step || (caret && active === -1)) return
    event.preventDefault()
    if (count > 0) setActive(step(active, count))
    else if (event.key === 'ArrowDown' && open) onDown?.()
    else setOpen(true)
  }
  const clear = () => {
    type('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <search className="grow">
      <form
        ref={field}
        className={cx('row gap-10 grow', css.field)}
        // As long as no script has arrived.
        action={withBase(paths.productList)}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Icon of={Search} size={18} stroke={2} className={css.glass} />
        <input
          ref={ref}
          type="text"
          name="keyword"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={LIMITS.keywordMax}
          role="combobox"
          aria-label={t('header.searchLabel')}
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          value={typed}
          placeholder={placeholder}
          onChange={(event) => type(removeInvisible(event.currentTarget.value))}
          onKeyDown={key}
          onFocus={onFocus}
          onClick={onFocus}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          // biome-ignore lint/a11y/noAutofocus: the search page is opened to type
          autoFocus={autoFocus}
        />
        {typed !== '' && (
          <IconButton label={t('header.clear')} className={css.clear} onClick={clear}>
            <Icon of={X} size={16} stroke={2} />
          </IconButton>
        )}
        <Button type="submit" variant="primary" className={css.go}>
          {t('header.search')}
        </Button>
      </form>
      <span role="status">{count > 0 && <VisuallyHidden>{t('header.suggestionCount', { count })}</VisuallyHidden>}</span>
    </search>
  )
}

interface SuggestionsProps extends Pick<SearchBox, 'typed' | 'suggestions' | 'active'> {
  readonly id: string
  readonly onChoose: (option: SearchOption) => void
}

/** The suggestions under the search box, which keeps the focus and handles the keys. */
export function Suggestions({ id, typed, suggestions, active, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('search')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The braces discard the result: in newer browsers it is a promise, which an effect must not return.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('suggestions')} className={css.suggestions}>
      {suggestions.map((option, index) => (
        <Link
          key={option.key}
          {...optionLink(option)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx('row minHeight-44 gap-10 wide size-14', css.suggestion)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(option)
          }}
        >
          <OptionContent option={option} typed={typed} />
        </Link>
      ))}
    </div>
  )
}

function OptionContent({ option, typed }: { readonly option: SearchOption; readonly typed: string }) {
  const { t } = useTranslation('search')
  const { kind, name } = option
  let at = 0
  return (
    <>
      {kind === 'product' && option.picture ? (
        <Picture src={option.picture} early sizes="96px" className={css.picture} />
      ) : (
        <Icon of={kind === 'type' ? LayoutGrid : Search} size={16} />
      )}
      <span lang={kind === 'product' ? NAMES_LANGUAGE : undefined} className={css.name}>
        {highlightMatches(name, typed).map(({ text, marked }) => {
          at += text.length
          return marked ? <mark key={at}>{text}</mark> : text
        })}
      </span>
      {kind === 'type' && <small className="rigid size-12 tone-ink-3">{t('list.count', { count: option.count })}</small>}
      {kind === 'product' && option.price !== undefined && <OptionPrice price={option.price} from={option.fromPrice} />}
    </>
  )
}

/** As on the product's card. */
function OptionPrice({ price, from }: { readonly price: number; readonly from: boolean }) {
  const { t } = useTranslation()
  const [before, after] = from ? t('card.from', { price: '|' }).split('|') : []
  return (
    <span className="row gap-4 rigid size-11 tone-ink-3">
      {before && <span>{before.trim()}</span>}
      <Price amount={price} size={14} />
      {after && <span>{after}</span>}
    </span>
  )
}

interface TextPart {
  readonly text: string
  /** Whether it matches a typed word. */
  readonly marked: boolean
}

/** Lower case without accents. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

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
