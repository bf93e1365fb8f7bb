export declare const BASE: '/gallery/'
