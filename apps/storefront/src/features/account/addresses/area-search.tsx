import { AREA_SEARCH, type AreaMatch } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useAddressSearchQuery } from '#commerce/address/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './area-search.module.css'

/** ms */
const DEBOUNCE = 250

/** From the place itself up to its province. */
const namesOf = ({ village, district, city, province }: AreaMatch) => [village, district, city, province].filter(Boolean)

/** The places for what is typed, once typing pauses. */
function useMatches(typed: string) {
  const trimmed = typed.trim()
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(trimmed), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [trimmed])
  const paused = keyword === trimmed
  const enough = trimmed.length >= AREA_SEARCH.keywordMin
  const { currentData, isError, isFetching, refetch } = useAddressSearchQuery({ keyword }, { skip: !enough || !paused })
  return {
    enough,
    list: enough && paused ? currentData?.list : undefined,
    failed: enough && paused && isError && !isFetching,
    retry: () => void refetch(),
  }
}

interface Props {
  /** The district of the address; empty until it is chosen. */
  readonly districtCode: string
  /** Fields of the form whose errors show here. */
  readonly standsFor: string | undefined
  readonly error: ReactNode
  readonly onChoose: (match: AreaMatch) => void
}

/** One field for a village, a district, a city or a postal code. Choosing a place fills in the address as far as the street. */
export function AreaSearch({ districtCode, standsFor, error, onChoose }: Props) {
  const { t } = useTranslation('address')
  const mobile = useLayout() === 'mobile'
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [match, setMatch] = useState<AreaMatch | null>(null)
  /** null: the field shows the chosen place. */
  const [typed, setTyped] = useState<string | null>('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = match?.district_code === districtCode ? match : null
  const text = typed ?? (chosen ? namesOf(chosen).join(', ') : '')
  const { enough, list, failed, retry } = useMatches(typed ?? '')
  const options = (open && list) || []

  const choose = (next: AreaMatch) => {
    setMatch(next)
    setTyped(null)
    setOpen(false)
    setActive(-1)
    onChoose(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const picked = options[Math.max(active, 0)]
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && picked) choose(picked)
    else if (event.key === 'ArrowDown') {
      setOpen(true)
      setActive(active + 1 < options.length ? active + 1 : -1)
    } else if (event.key === 'ArrowUp') setActive(active === -1 ? options.length - 1 : active - 1)
    else return
    if (event.key !== 'Escape') event.preventDefault()
  }
  const popup = useRef<HTMLDivElement>(null)
  const listed = options.length > 0
  useEffect(() => {
    if (listed) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [listed])
  useEffect(() => {
    popup.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={box} className={css.search}>
      <TextField
        label={t('form.search.label')}
        placeholder={t('form.search.hint')}
        value={text}
        onChange={(next) => {
          setTyped(next)
          setOpen(true)
          setActive(-1)
        }}
        error={error}
        autoComplete="off"
        maxLength={LIMITS.keywordMax}
        role="combobox"
        aria-expanded={listed}
        aria-controls={listed ? id : undefined}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
        data-stands-for={standsFor}
        events={{
          onKeyDown,
          onFocus: (event) => {
            event.currentTarget.select()
            setOpen(true)
            // The list needs the room above the keyboard.
            if (mobile) box.current?.scrollIntoView({ block: 'start' })
          },
          onBlur: () => {
            setOpen(false)
            if (chosen) setTyped(null)
          },
        }}
      />
      {listed && (
        <div ref={popup} id={id} role="listbox" aria-label={t('form.search.label')} className={cx('surface', css.popup)}>
          {options.map((option, index) => (
            <Option
              key={`${option.district_code}${option.village}`}
              id={`${id}${index}`}
              match={option}
              active={index === active}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
      <p role="status" className={cx(enough && open && !failed && !listed && cx('surface size-13 tone-ink-2', css.popup, css.note))}>
        {enough && open && !failed && (
          <>
            {list === undefined && <span>{t('form.search.loading')}</span>}
            {list?.length === 0 && <span>{t('form.search.none')}</span>}
            {listed && <VisuallyHidden>{t('form.search.count', { count: options.length })}</VisuallyHidden>}
          </>
        )}
      </p>
      {failed && (
        <p className="above-6 size-12 line-16 weight-600 tone-error-700" role="alert">
          <TaggedText
            text={t('form.areasFailed')}
            elements={{ retry: <button type="button" className="hitArea underline" onClick={retry} /> }}
          />
        </p>
      )}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly match: AreaMatch
  readonly active: boolean
  readonly onChoose: () => void
}

function Option({ id, match, active, onChoose }: OptionProps) {
  const { t } = useTranslation('address')
  const [own, ...above] = namesOf(match)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its listbox
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={cx('row gap-12 justify-between', css.option)}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="column shrink">
        <span className="size-14 line-20 weight-600">{own}</span>
        <span className="size-12 line-16 tone-ink-3">{above.join(', ')}</span>
      </span>
      {match.flag_supported ? (
        match.postal_code !== null && (
          <span className="size-13 tone-ink-2" translate="no">
            {match.postal_code}
          </span>
        )
      ) : (
        <Tag tone="amber">{t('unsupported')}</Tag>
      )}
    </div>
  )
}
