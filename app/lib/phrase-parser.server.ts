import { model } from 'budoux/dist/data/models/ja.js';
import { Parser } from 'budoux/dist/parser.js';

/**
 * BudouX, by its parts: its entry brings a document for Node (jsdom), which takes each process that asks for it 0.7 seconds
 * of a processor.
 */
export const phraseParser = new Parser(model);
