import { removeInvisible } from '@nusaria/contracts/typed-text'
import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { withBase } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import css from './search-field.module.css'
import { optionId } from './suggestions.tsx'
import type { SearchBox } from './use-search-box.ts'

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

/** The index of the next active suggestion by key; -1 is the text box. */
const KEY_STEPS: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 < count ? active + 1 : -1),
  ArrowUp: (active, count) => (active === -1 ? count - 1 : active - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The search box, a combobox: arrow keys move through the suggestions (Home and End too, once one is active), Enter selects one, Escape closes
 * the list and keeps text and focus.
 */
export function SearchField({ box, placeholder, listId, onSubmit, onDown, onFocus, autoFocus, ref }: Props) {
  const { typed, type, open, setOpen, suggestions, active, setActive } = box
  const { t } = useTranslation()
  const field = useRef<HTMLFormElement>(null)
  const [composing, setComposing] = useState(false)
  const count = suggestions.length
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
          maxLength={100}
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
