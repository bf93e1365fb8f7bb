export declare const zodWithoutEval: { readonly find: RegExp; readonly replacement: string }
