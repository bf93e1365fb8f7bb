import type { Namespace } from '@nusaria/locales/namespaces'
import type { Resources } from '@nusaria/locales/resources'

/** With a count, `title_one` and `title_other` are the text `title`. */
type WithoutPlural<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K

/** The keys of texts: `title`; of nested ones `wallet.title`. */
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Keys<T[K]>}` }[keyof T & string]

type QualifiedKeys = { [N in Namespace]: `${N}:${Keys<Resources[N]>}` }

/** A key with its namespace: `cart:title`. */
export type QualifiedKey<N extends Namespace = Namespace> = QualifiedKeys[N]

/** A namespace, or several of which the first needs no name: `title` or `common:action.close`. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]]

type TextKey<Ns extends Namespaces> = Ns extends readonly [infer First extends Namespace, ...Namespace[]]
  ? Keys<Resources[First]> | QualifiedKey<Ns[number]>
  : Ns extends Namespace
    ? Keys<Resources[Ns]> | QualifiedKey<Ns>
    : never

/** Not generic, unlike i18next's `TFunction`: the compiler looks a key up in a list that it makes once for each set of namespaces. */
export type Translate<Ns extends Namespaces = 'common'> = (key: TextKey<Ns>, values?: Readonly<Record<string, unknown>>) => string
