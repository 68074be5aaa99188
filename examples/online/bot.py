"""A bot in 30 lines of Python, with nothing but what Python brings. python3 bot.py LINK: takes an open seat at that table, and plays."""
import json, os, random, re, sys, time, urllib.error, urllib.request
server, table = re.match(r"(https?://[^/]+).*?([0-9a-z]{8,24})$", sys.argv[1]).groups()
headers = {"content-type": "application/json"}

def ask(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(server + path, data, headers, method=method)) as answer:
            if "set-cookie" in answer.headers:
                headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
            return json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code not in (429, 503):  # too much at once, or busy: a little later
            sys.exit(f"{path}: {error.read().decode()}")
        time.sleep(1)
        return ask(method, path, body)

ask("GET", "/api/me")  # A guest makes an account for the program; from then on its token speaks.
headers = {**headers, "authorization": "Bearer " + ask("POST", "/api/me/bots", {"name": "Thirty lines"})["token"]}
sat = ask("POST", f"/api/tables/{table}/seats", {"contribution": os.urandom(16).hex()})
seat, known, over = sat["membership"]["mine"][0], 0, False
while not over:
    events = ask("GET", f"/api/tables/{table}/events?from={known}&wait=20")["events"]
    known, over = known + len(events), any(event["kind"] == "ended" for event in events)
    turn = ask("GET", f"/api/tables/{table}/moves")
    if turn["seat"] == seat:
        move = {"kind": "move", "seat": seat, "move": random.choice(turn["moves"]), "ply": turn["ply"]}
        ask("POST", f"/api/tables/{table}/commands", {"command": move})
