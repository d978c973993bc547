import { serveSite } from '../support/site.ts';
import { contract } from './contract.ts';

contract('Node server', serveSite);
